/** Where the palette leads. */
import type { TFunction } from 'i18next';
import { type Grant, holds, permissions } from '#domain/permissions.ts';
import type { Found } from '#domain/search/found.ts';
import { bestOf, fold } from '#domain/search/match.ts';
import { languageShown, type TextPart } from '#web/i18n/index.ts';
import { overviewPath } from '#web/routing/application-path.ts';
import { modelPath } from '#web/routing/model-path.ts';
import { vendorPath } from '#web/routing/vendor-path.ts';
import type { Place } from './recent.ts';

export type Page = { path: string; name: string };

/** What it says, and what the actions are called that it offers. */
export const PALETTE_TEXTS = ['palette', 'models'] as const satisfies readonly TextPart[];

const MOST_PAGES = 6;

const pathOf = ({ kind, id, framework }: Found) => {
  if (kind === 'application') return overviewPath(id);
  if (kind === 'vendor') return vendorPath(id);
  if (kind === 'model') return modelPath(id);
  if (kind === 'person') return `/manage-users/${id}`;
  if (kind === 'framework') return `/frameworks/${id}`;
  return `/frameworks/${framework?.id}?${new URLSearchParams({ text: id })}`;
};

/** What was found, as a place to go to. */
export const placeOf = (found: Found): Place => ({
  path: pathOf(found),
  name: found.title ? `${found.name} ${found.title[languageShown()]}` : found.name,
  kind: found.kind,
  note: found.note,
});

/** Pages, and what can be begun at once. */
export const ownPlaces = (t: TFunction, pages: readonly Page[], grants: readonly Grant[]): Place[] => {
  const mayEdit = holds(grants, permissions.editObjects);
  const actions: Page[] = mayEdit
    ? [
        { path: '/applications?create', name: t('applications.create') },
        { path: '/vendors?create', name: t('vendors.form.create') },
        { path: '/models?create', name: t('models.form.create') },
      ]
    : [];
  return [
    ...pages.map((page) => ({ ...page, kind: 'page', note: '' })),
    ...actions.map((action) => ({ ...action, kind: 'action', note: '' })),
  ];
};

export const matching = (places: readonly Place[], text: string): Place[] =>
  bestOf(places, text, ({ name }) => fold(name), MOST_PAGES);
