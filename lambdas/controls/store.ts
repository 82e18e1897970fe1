/** Controls are stored from their first change on, with a summary in the application's partition. */
import { Control, ControlSummary, summaryOf } from '#domain/controls/control.ts';
import type { AnyControlKey } from '#domain/controls/keys.ts';
import { titleIn } from '#domain/controls/title.ts';
import type { Recorded } from '#domain/entity.ts';
import { idOf } from '#lambdas/persistence/derived-id.ts';
import { entities } from '#lambdas/persistence/entities.ts';
import { keys } from '#lambdas/persistence/keys.ts';
import { messages } from '#lambdas/persistence/outbox.ts';
import { every } from '#lambdas/persistence/paging.ts';
import type { Write } from '#lambdas/persistence/write.ts';

/** A change of state updates coverage. Controls are removed only together with their application. */
const projections = (before: Control | undefined, after: Control | undefined): Write[] => {
  if (!after) return before ? [{ remove: keys.controlOf(before.application_id, before.key) }] : [];
  const { application_id: id, key, state } = after;
  return [
    { put: { ...keys.controlOf(id, key), ...summaryOf(after) } },
    ...(state === (before?.state ?? 'not_started') ? [] : [messages.to('settle-compliance', { id })]),
  ];
};

/** The fields of a control before its first change. */
export const untouched = (application_id: string, key: AnyControlKey): Omit<Control, keyof Recorded> => ({
  ...{ application_id, key, state: 'not_started', owner: null, due_on: null, implementation: '', justification: '' },
  ...{ submitted: null, accepted: null, returned: null, evidence: [] },
});

export const controls = {
  ...entities({
    what: 'control',
    schema: Control,
    whole: ({ application_id }) => keys.application(application_id),
    // Audit rows use the English title of the catalogue.
    called: ({ key, title }) => titleIn([], key, title).en,
    // `changesIn` records these changes under other field names.
    hidden: ['application_id', 'key', 'title', 'state', 'submitted', 'accepted', 'returned', 'evidence'],
    listed: projections,
  }),

  /** Derived, so that concurrent first changes create the same control. */
  idOf: (application: string, key: AnyControlKey) => idOf('control', application, key),

  /** Controls that were changed at least once. */
  of: (application: string): Promise<ControlSummary[]> => {
    const { pk, sk: prefix } = keys.controlOf(application, '');
    return every({ pk, prefix, schema: ControlSummary });
  },
};
