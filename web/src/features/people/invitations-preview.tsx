import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { InvitationRow } from '#domain/people/invitation-file.ts';
import { type InvitedDraft, MOST_INVITED } from '#domain/people/invitation-rules.ts';
import type { Invitations } from '#domain/people/invitations.ts';
import { fullName } from '#domain/people/person.ts';
import { type Saving, save } from '#web/api/saving.ts';
import { isUnderWay } from '#web/api/under-way.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { useErrorText } from '#web/components/form/use-error-text.ts';
import { StackedTable } from '#web/components/tables/stacked-table.tsx';
import { invitationsPath } from '#web/routing/paths.ts';
import { invitationQueries, sendInvitations } from './invitation-queries.ts';

/** Sends the invitations with an idempotency key and opens the result page. */
export const useInvite = () => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [saving, setSaving] = useState<Saving<readonly InvitedDraft[], Invitations>>({});
  return useMutation({
    mutationFn: (people: readonly InvitedDraft[]) =>
      save(people, { ...saving, saved: undefined }, (body, _, key) => sendInvitations(body, key), setSaving),
    onSuccess: ({ saved }) => {
      client.setQueryData(invitationQueries.one(saved.id).queryKey, saved);
      navigate(invitationsPath(saved.id), { replace: true });
    },
  });
};

/** Rows of the file, invalid ones first. The user can deselect valid rows. */
export const InvitationsPreview = ({ rows }: { rows: readonly InvitationRow[] }) => {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { mutate, isPending, error } = useInvite();
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const isTooMany = rows.length > MOST_INVITED;
  const emails = rows.filter(({ problem }) => !problem).map(({ draft }) => draft.email);
  const check = useQuery({ ...invitationQueries.existing(emails), enabled: !isTooMany && emails.length > 0 });

  const isChecking = check.isPending && isUnderWay(check);

  const here = new Set(check.data);
  const checked = rows.map((row) =>
    !row.problem && here.has(row.draft.email)
      ? { ...row, problem: { code: 'already_here' as const, params: {} } }
      : row,
  );
  const wrong = checked.filter(({ problem }) => problem);
  const fine = checked.filter(({ problem }) => !problem);
  const chosen = fine.filter(({ line }) => !leftOut.has(line));
  if (isTooMany)
    return <Alert type="error">{t('people.many.tooMany', { most: MOST_INVITED, count: rows.length })}</Alert>;

  /** Updates the selection of the current page only. */
  const choose = (selected: readonly InvitationRow[]) => {
    const taken = new Set(selected.map(({ line }) => line));
    setLeftOut(new Set(fine.filter(({ line }) => !taken.has(line)).map(({ line }) => line)));
  };
  return (
    <SpaceBetween size="m">
      <StackedTable
        items={[...wrong, ...fine]}
        trackBy={({ line }) => String(line)}
        loading={isChecking}
        loadingText={t('actions.loading')}
        selectionType="multi"
        selectedItems={chosen}
        isItemDisabled={({ problem }) => problem !== undefined}
        onSelectionChange={({ detail }) => choose(detail.selectedItems)}
        ariaLabels={{
          selectionGroupLabel: t('people.many.preview'),
          allItemsSelectionLabel: () => t('people.many.takeAll'),
          itemSelectionLabel: (_, { cells }) => t('people.many.take', { email: cells.email }),
        }}
        header={
          <Header
            variant="h2"
            counter={`(${chosen.length}/${rows.length})`}
            actions={
              <Button
                variant="primary"
                loading={isPending}
                disabled={chosen.length === 0 || isChecking}
                onClick={() => mutate(chosen.map(({ draft }) => draft))}
              >
                {t('people.many.submit', { count: chosen.length })}
              </Button>
            }
          >
            {t('people.many.preview')}
          </Header>
        }
        first={{ id: 'email', header: t('people.fields.email'), cell: ({ cells }) => cells.email }}
        others={[
          {
            id: 'problem',
            minWidth: 190,
            header: t('people.many.problem'),
            cell: ({ problem, line }) => (
              <StatusIndicator type={problem ? 'error' : leftOut.has(line) ? 'stopped' : 'success'} wrapText>
                {problem ? errorText(problem) : t(leftOut.has(line) ? 'people.many.leftOut' : 'people.many.fine')}
              </StatusIndicator>
            ),
          },
          {
            id: 'name',
            header: t('people.fields.name'),
            cell: ({ cells }) => fullName(cells),
          },
          { id: 'role', header: t('people.fields.role'), cell: ({ cells }) => cells.role },
          { id: 'groups', header: t('people.many.groups'), cell: ({ cells }) => cells.groups },
          { id: 'ends_on', header: t('roles.endsOn'), cell: ({ cells }) => cells.ends_on },
          { id: 'line', header: t('people.many.line'), cell: ({ line }) => line, width: 80 },
        ]}
      />
      {wrong.length > 0 && <Alert type="warning">{t('people.many.wrong', { count: wrong.length })}</Alert>}
      {check.isError && <Alert type="warning">{t('people.many.checkFailed')}</Alert>}
      {error && <Alert type="error">{changeFailed(t, t('people.many.failed'), error)}</Alert>}
    </SpaceBetween>
  );
};
