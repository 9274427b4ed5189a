/** Enumeration values of schema.org that occur in content (EventStatusType, ItemAvailability and others). */
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

const schemaPrefix = /^(?:https?:\/\/schema\.org\/|schema:)/
/** Attributes that may have such terms without a prefix. */
const termAttributes = ['eventStatus', 'eventAttendanceMode', 'availability', 'gender']

/** The term in an attribute's text; null for any other text. */
export function readSchemaTerm(name: string, text: string): SchemaTerm | null {
  if (!schemaPrefix.test(text) && !termAttributes.includes(name)) return null
  const bareName = text.replace(schemaPrefix, '')
  return schemaTerms.find((term) => term === bareName) ?? null
}
