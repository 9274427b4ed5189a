/** Values that schema.org enumerates and that content has (EventStatusType, ItemAvailability and others). */
const schemaTerms = [
  ...(['EventScheduled', 'EventCancelled', 'EventPostponed'] as const),
  ...(['EventRescheduled', 'EventMovedOnline'] as const),
  ...(['OfflineEventAttendanceMode', 'OnlineEventAttendanceMode'] as const),
  'MixedEventAttendanceMode',
  ...(['InStock', 'LimitedAvailability', 'PreOrder', 'PreSale', 'SoldOut', 'OutOfStock'] as const),
  ...(['OnlineOnly', 'InStoreOnly', 'Discontinued'] as const),
  ...(['Male', 'Female'] as const),
] as const

export type SchemaTerm = (typeof schemaTerms)[number]

const address = /^(?:https?:\/\/schema\.org\/|schema:)/
/** Attributes whose values are such terms: there the name alone is one too. */
const termNames = ['eventStatus', 'eventAttendanceMode', 'availability', 'gender']

/** The term that a text of an attribute stands for; null for any other text. */
export function readSchemaTerm(name: string, text: string): SchemaTerm | null {
  if (!address.test(text) && !termNames.includes(name)) return null
  const told = text.replace(address, '')
  return schemaTerms.find((term) => term === told) ?? null
}
