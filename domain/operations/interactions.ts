/** A recorded user interaction: page and element, but no typed text and no person id. */
import * as z from 'zod';
import { Instant } from '#domain/entity.ts';
import { maskedPath, maskedQuery } from './masked-address.ts';

const Path = z
  .string()
  .max(300)
  .refine((path) => maskedPath(path) === path);
const Query = z
  .string()
  .max(500)
  .refine((query) => maskedQuery(query) === query);

/** Roles of ARIA and HTML. */
const ROLES = [
  ...['alert', 'alertdialog', 'application', 'article', 'banner', 'button', 'cell', 'checkbox', 'columnheader'],
  ...['combobox', 'complementary', 'contentinfo', 'dialog', 'document', 'feed', 'figure', 'form', 'generic', 'grid'],
  ...['gridcell', 'group', 'heading', 'img', 'link', 'list', 'listbox', 'listitem', 'log', 'main', 'marquee', 'menu'],
  ...['menubar', 'menuitem', 'menuitemcheckbox', 'menuitemradio', 'meter', 'navigation', 'none', 'note', 'option'],
  ...['presentation', 'progressbar', 'radio', 'radiogroup', 'region', 'row', 'rowgroup', 'rowheader', 'scrollbar'],
  ...['search', 'searchbox', 'separator', 'slider', 'spinbutton', 'status', 'switch', 'tab', 'table', 'tablist'],
  ...['tabpanel', 'textbox', 'timer', 'toolbar', 'tooltip', 'tree', 'treegrid', 'treeitem'],
] as const;
export type ElementRole = (typeof ROLES)[number];
export const isElementRole = (text: string): text is ElementRole => ROLES.some((role) => role === text);

/** Role, text key and test id of an element. Its visible text is left out, because it may be user content. */
const Element = z.strictObject({
  role: z.enum(ROLES),
  /** The translation key of the text. */
  name: z
    .string()
    .regex(/^[A-Za-z][\w.]{0,119}$/)
    .optional(),
  test_id: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
});
export type Element = z.output<typeof Element>;

const common = {
  at: Instant,
  path: Path,
  /** Random id that the page creates on load and never stores. */
  session: z.uuid(),
};

/** A line of the delivered files. Browsers write the lines, so consumers validate each one with this schema. */
export const InteractionRecord = z.discriminatedUnion('kind', [
  z.strictObject({ ...common, kind: z.literal('page'), query: Query }),
  z.strictObject({ ...common, kind: z.enum(['click', 'input', 'submit']), element: Element }),
  /** Scroll depth in percent. */
  z.strictObject({ ...common, kind: z.literal('scroll'), depth: z.literal([25, 50, 75, 100]) }),
]);
export type InteractionRecord = z.output<typeof InteractionRecord>;
