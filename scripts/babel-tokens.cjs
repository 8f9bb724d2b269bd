/**
 * A Babel plugin that resolves references to tokens at compile time: `${token.color.ink}` becomes `var(--pv-color-ink)` in
 * the text around it. The browser neither computes the references nor downloads the names twice. A key that is known only
 * at run time still uses `token`, which returns the same text.
 */
module.exports = ({ types: t }) => {
  const isTokens = (source) => source === '@pavilion/ui' || source.endsWith('/themes/tokens');

  const keyOf = ({ node }) => {
    if (!node.computed) return node.property.name;
    return t.isLiteral(node.property) ? String(node.property.value) : undefined;
  };

  /** The same name as `variableName` of the kit computes; a test compares both for every token. */
  const variable = (group, key) =>
    `var(--pv-${group}-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)})`;

  const write = (reference, text) => {
    const { parent, key } = reference;
    if (!t.isTemplateLiteral(parent)) return reference.replaceWith(t.stringLiteral(text));
    const [before, after] = parent.quasis.slice(key, key + 2);
    const joined = before.value.raw + text + after.value.raw;
    const cooked = before.value.cooked + text + after.value.cooked;
    parent.expressions.splice(key, 1);
    parent.quasis.splice(key, 2, t.templateElement({ raw: joined, cooked }, after.tail));
  };

  return {
    name: 'pavilion-tokens',
    visitor: {
      // On `Program`, so that it runs before the styled-components plugin transforms the templates.
      Program(program) {
        program.traverse({
          MemberExpression(path) {
            const group = path.get('object');
            if (!group.isMemberExpression() || !group.get('object').isIdentifier({ name: 'token' })) return;
            const imported = path.scope.getBinding('token')?.path;
            if (!imported?.isImportSpecifier() || !isTokens(imported.parent.source.value)) return;
            const [name, key] = [keyOf(group), keyOf(path)];
            if (name !== undefined && key !== undefined) write(path, variable(name, key));
          },
        });
      },
    },
  };
};
