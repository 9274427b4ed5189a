/**
 * Finds names from outside that are looked up in a plain object, which has members such as `constructor` by itself.
 */
import ts from 'typescript'

const message =
  'A name from outside may be one that every object has, such as `constructor`. Use a Map or ownValue (src/core/own-value.ts).'

/**
 * @param {ts.Type} type
 * @returns {boolean} True if the type is any text, not only certain ones.
 */
const isAnyText = (type) =>
  type.isUnion() ? type.types.some(isAnyText) : (type.flags & ts.TypeFlags.String) !== 0

/** Needs type information. @type {import('eslint').Rule.RuleModule} */
export const ownMembers = {
  meta: { type: 'problem', messages: { inherited: message } },
  create(context) {
    /** @type {{ getTypeAtLocation: (node: import('estree').Node) => ts.Type }} */
    const services = context.sourceCode.parserServices
    /** @param {import('estree').Node} name @param {import('estree').Node} node */
    const check = (name, node) => {
      if (isAnyText(services.getTypeAtLocation(name)))
        context.report({ node, messageId: 'inherited' })
    }
    return {
      'MemberExpression[computed=true]'(/** @type {import('estree').MemberExpression} */ node) {
        check(node.property, node)
      },
      "BinaryExpression[operator='in']"(/** @type {import('estree').BinaryExpression} */ node) {
        if (node.left.type !== 'PrivateIdentifier') check(node.left, node)
      },
    }
  },
}
