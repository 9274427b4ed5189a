import type { JsonValue } from '#core/json/json-value.ts'
import type { FoundRequests } from './found-request.ts'
import type { ImportFormat } from './import.ts'
import { isBrunoCollection, readBrunoCollection } from './read-bruno-collection.ts'
import { isHar, readHar } from './read-har.ts'
import { isHoppscotch, readHoppscotch } from './read-hoppscotch.ts'
import { isInsomnia, readInsomnia } from './read-insomnia.ts'
import { isOpenApi, readOpenApi } from './read-openapi.ts'
import type { Settings } from './read-collection.ts'
import { isOpenCollection, readOpenCollection } from './read-opencollection.ts'
import { isPostman, readPostman } from './read-postman.ts'

/** A format of other programs whose JSON holds several requests. */
interface CollectionFormat {
  format: ImportFormat
  isOf: (root: JsonValue) => boolean
  /** `inherited` are the settings of a Bruno folder. */
  read: (root: JsonValue, inherited?: Settings) => FoundRequests
}

/** In the order in which they are tried. */
const collectionFormats: readonly CollectionFormat[] = [
  { format: 'postman', isOf: isPostman, read: readPostman },
  { format: 'har', isOf: isHar, read: readHar },
  { format: 'bruno', isOf: isOpenCollection, read: readOpenCollection },
  { format: 'openapi', isOf: isOpenApi, read: readOpenApi },
  { format: 'bruno', isOf: isBrunoCollection, read: readBrunoCollection },
  { format: 'insomnia', isOf: isInsomnia, read: readInsomnia },
  { format: 'hoppscotch', isOf: isHoppscotch, read: readHoppscotch },
]

/** The format of a document; undefined if it is no collection. */
export const findCollectionFormat = (root: JsonValue): CollectionFormat | undefined =>
  collectionFormats.find(({ isOf }) => isOf(root))
