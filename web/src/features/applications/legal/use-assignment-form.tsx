import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LegalDocument } from '#domain/legal/legal-document.ts';
import { assignmentRules } from '#domain/legal/rules.ts';
import type { DraftOf } from '#domain/rules.ts';
import { api } from '#web/api/client.ts';
import { PersonSelect } from '#web/components/conditions/person-select.tsx';
import { DayInput } from '#web/components/form/day-input.tsx';
import type { FormKind, Saved } from '#web/components/form/form-kind.ts';
import { formatDate } from '#web/components/moment.tsx';
import { ofApplication } from '#web/routing/subject-path.ts';
import { legalOf, legalQueries } from './queries.ts';

export type AssignmentDraft = DraftOf<typeof assignmentRules>;
export type EditedAssignment = Saved & AssignmentDraft;

export const editedAssignment = ({ id, version, owner, due_on }: LegalDocument): EditedAssignment => ({
  ...{ id, version, updated_at: '', updated_by: { id: '', name: '' } },
  ...{ owner: owner?.id ?? null, due_on: due_on ?? '' },
});

export const useAssignmentForm = ({
  application,
  type,
  owner,
}: LegalDocument): FormKind<AssignmentDraft, EditedAssignment> => {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const names = { ...chosen, ...(owner && { [owner.id]: owner.name }) };
  const params = { id: application.id, type };
  const lists = legalOf(application.id);
  return {
    name: `legal-assignment:${application.id}`,
    rules: assignmentRules,
    fields: {
      owner: {
        label: t('legal.assignment.owner'),
        input: ({ value, onChange }) => (
          <PersonSelect
            subject={ofApplication(application.id)}
            chosen={value ? { id: value, name: names[value] ?? value } : null}
            nobody={t('legal.assignment.ownersOfApplication')}
            onChange={(person) => {
              if (person) setChosen((before) => ({ ...before, [person.id]: person.name }));
              onChange(person?.id ?? null);
            }}
          />
        ),
        words: (id) => (id ? (names[id] ?? id) : t('legal.assignment.ownersOfApplication')),
      },
      due_on: {
        label: t('legal.assignment.dueOn'),
        input: ({ value, onChange }) => <DayInput value={value} from="today" onChange={onChange} />,
        words: (day) => (day ? formatDate(day, i18n.language) : t('legal.assignment.noDay')),
      },
    },
    sections: [{ title: t('legal.assignment.title'), fields: [['owner', 'due_on']] }],
    saved: t('legal.assignment.saved'),
    failed: t('legal.assignment.failed'),
    send: async (draft, saved) => {
      const body = { owner: draft.owner, due_on: draft.due_on === '' ? null : draft.due_on };
      const version = saved?.version ?? 0;
      const now = await api('PATCH /applications/{id}/legal-documents/{type}', { params, body, version });
      client.setQueryData(legalQueries.one(application.id, type).queryKey, now);
      return editedAssignment(now);
    },
    one: () =>
      queryOptions({
        queryKey: [...lists, 'assignment', type],
        queryFn: async ({ signal }) =>
          editedAssignment(await api('GET /applications/{id}/legal-documents/{type}', { params, signal })),
      }),
    lists,
  };
};
