/** What is told of how pages are used, where a tenant wants to know: what was pressed, never what was typed, and by nobody in particular. */
import * as z from 'zod';
import { Instant } from '#domain/entity.ts';
import { toldPath, toldQuery } from './told-address.ts';

/** A page that sends more has gone wrong. */
const MOST_EVENTS = 50;

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

const common = { at: Instant, path: Path };
const Interaction = z.discriminatedUnion('kind', [
  z.strictObject({ ...common, kind: z.literal('page'), query: Query }),
  z.strictObject({ ...common, kind: z.enum(['click', 'input', 'submit']), element: Element }),
  /** How far down, in percent. */
  z.strictObject({ ...common, kind: z.literal('scroll'), depth: z.literal([25, 50, 75, 100]) }),
]);
export type Interaction = z.output<typeof Interaction>;

const DAY = 24 * 3_600_000;

/** A page tells at once: what is told of another day was done on none, or its clock is wrong. */
export const isTimely = ({ at }: Interaction, now: number) => Math.abs(Date.parse(at) - now) <= DAY;

/** `session` is one page's, made up when it was opened, and kept nowhere. */
export const Interactions = z
  .strictObject({ session: z.uuid(), events: z.array(Interaction).min(1).max(MOST_EVENTS) })
  .meta({
    examples: [
      {
        session: '3f0c8f6e-5d0b-4a4e-9c3c-6d3a3d1f7a10',
        events: [{ kind: 'page', at: '2026-11-04T09:00:00.000Z', path: '/applications', query: 'limit=50' }],
      },
    ],
  });
export type Interactions = z.output<typeof Interactions>;
