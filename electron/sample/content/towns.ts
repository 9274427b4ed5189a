/** The invented towns of the sample. */
export interface Town {
  name: string
  /** The slug of its concept in the region scheme. */
  region: string
  postalCode: string
  lat: number
  lon: number
}

export const towns: readonly [Town, ...Town[]] = [
  { name: 'Mühlbrück', region: 'muehlbrueck', postalCode: '4901', lat: 47.6112, lon: 13.1204 },
  { name: 'Oberwiesing', region: 'oberwiesing', postalCode: '4902', lat: 47.6518, lon: 13.0841 },
  { name: 'Äschenhof', region: 'aeschenhof', postalCode: '4904', lat: 47.5733, lon: 13.1567 },
  {
    name: 'Grünau am See',
    region: 'gruenau-am-see',
    postalCode: '4911',
    lat: 47.7741,
    lon: 13.3312,
  },
  { name: 'Weißenufer', region: 'weissenufer', postalCode: '4912', lat: 47.7609, lon: 13.3978 },
  { name: 'Seekirchlein', region: 'seekirchlein', postalCode: '4914', lat: 47.8023, lon: 13.3655 },
  { name: 'Höllried', region: 'hoellried', postalCode: '4921', lat: 47.4418, lon: 13.2207 },
  { name: 'Sankt Jörgen', region: 'sankt-joergen', postalCode: '4922', lat: 47.4163, lon: 13.2894 },
  { name: 'Tannöd am Lauen', region: 'tannoed', postalCode: '4925', lat: 47.3901, lon: 13.2511 },
]
