const roles = ['admin', 'employee']

/**
 * Lint rule: no comparison with the name of a role. What a role may do is said in contract/permissions.ts alone.
 */
export const noRoleComparisons = {
  meta: {
    type: 'problem',
    docs: { description: 'Forbids comparing roles, in code and in queries.' },
    schema: [],
    messages: {
      ask: 'Ask can(role, permission) of contract/permissions.ts instead of comparing roles.',
    },
  },
  create(context) {
    const refuse = (...nodes) => {
      for (const node of nodes)
        if (node?.type === 'Literal' && roles.includes(node.value)) context.report({ node, messageId: 'ask' })
    }
    return {
      BinaryExpression: ({ left, right }) => refuse(left, right),
      SwitchCase: ({ test }) => refuse(test),
      CallExpression({ callee, arguments: values }) {
        if (callee.type === 'MemberExpression' && callee.property.name === 'where') refuse(...values)
      },
    }
  },
}
