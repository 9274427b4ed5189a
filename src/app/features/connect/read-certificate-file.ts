const certificateTag = 0x30

/** The text of a certificate file: PEM as it is, DER (which begins with an ASN.1 sequence) as PEM. */
export function readCertificateFile(bytes: Uint8Array): string {
  if (bytes[0] !== certificateTag) return new TextDecoder().decode(bytes)
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  const lines = base64.match(/.{1,64}/g) ?? []
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`
}
