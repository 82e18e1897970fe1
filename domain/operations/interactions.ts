/** One recorded interaction: which page, and what was pressed on it, never what was typed, and no person's id. */
import * as z from 'zod';
import { Instant } from '#domain/entity.ts';
import { toldPath, toldQuery } from './told-address.ts';

const Path = z
  .string()
  .max(300)
  .refine((path) => toldPath(path) === path);
const Query = z
  .string()
  .max(500)
  .refine((query) => toldQuery(query) === query);

/** As ARIA and HTML have them. */
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

/** By what it is, which text of the product it has, and what tests call it: words on it that are anybody's are not told. */
const Element = z.strictObject({
  role: z.enum(ROLES),
  /** The key of the text. */
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
  /** Made up by the page when it was opened, and kept nowhere. */
  session: z.uuid(),
};

/** A line of the delivered files. Browsers write them, so a program that reads the files checks each line with this schema. */
export const InteractionRecord = z.discriminatedUnion('kind', [
  z.strictObject({ ...common, kind: z.literal('page'), query: Query }),
  z.strictObject({ ...common, kind: z.enum(['click', 'input', 'submit']), element: Element }),
  /** How far down, in percent. */
  z.strictObject({ ...common, kind: z.literal('scroll'), depth: z.literal([25, 50, 75, 100]) }),
]);
export type InteractionRecord = z.output<typeof InteractionRecord>;
