/** Replaces `{{name}}`, and `{{name, number}}` as i18next writes it, by what `textOf` returns for the name. */
export const fillTemplate = (template: string, textOf: (name: string) => string) =>
  template.replaceAll(/{{(\w+)(?:, number)?}}/g, (_, name: string) => textOf(name));
