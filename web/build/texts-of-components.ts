/**
 * Drops Cloudscape's texts of components that this product does not use: 4 kB (gzip) of the first page after sign-in.
 */
import type { Plugin } from 'vite';
import * as z from 'zod';

const ABSENT = [
  'annotation-context',
  'code-editor',
  'collection-preferences',
  'date-range-picker',
  's3-resource-selector',
  'tag-editor',
  'tutorial-panel',
];

const MESSAGES = /[\\/]components[\\/]i18n[\\/]messages[\\/]all\.(en|es)\.js$/;
const COMPONENT = new RegExp(`[\\\\/]@cloudscape-design[\\\\/]components[\\\\/](${ABSENT.join('|')})[\\\\/]`);
const Messages = z.record(z.string(), z.record(z.string(), z.record(z.string(), z.unknown())));

const withoutAbsent = (texts: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(texts).filter(([component]) => !ABSENT.includes(component)));

export const textsOfComponents = (): Plugin => ({
  name: 'texts-of-components',
  apply: 'build',
  transform(code, id) {
    if (!MESSAGES.test(id)) return;
    const messages = Messages.parse(JSON.parse(code.slice(code.indexOf('{'), code.lastIndexOf('}') + 1)));
    const shorter = Object.entries(messages).map(([namespace, languages]) => {
      const left = Object.entries(languages).map(([language, texts]) => [language, withoutAbsent(texts)]);
      return [namespace, Object.fromEntries(left)];
    });
    return { code: `export default ${JSON.stringify(Object.fromEntries(shorter))};`, map: null };
  },
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      const there =
        file.type === 'chunk' && Object.entries(file.modules).find(([id, { code }]) => code && COMPONENT.test(id));
      if (there) this.error(`${there[0]} is built, and what it says is left out.`);
    }
  },
});
