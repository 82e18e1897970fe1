import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#web/api/client.ts';
import type { SubjectOf } from '#web/routing/subject-path.ts';
import './owner-remark.css';

type Things = SubjectOf['things'];

/** Explains that the owner is not a user here and gets no notifications. */
export const UnknownOwner = ({ things }: { things: Things }) => {
  const { t } = useTranslation();
  return <StatusIndicator type="info">{t(`${things}.form.ownerNobody`)}</StatusIndicator>;
};

/** A pause in typing of this length (milliseconds) ends the input. */
const TYPED = 400;

/** Asks the API with a trial row, because only the API knows who can see the entity and who has the name. */
const isNobody = (things: Things, owner: string, resource_groups: readonly string[]) =>
  queryOptions({
    queryKey: ['owner-is-nobody', things, owner, resource_groups],
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, TYPED));
      signal.throwIfAborted();
      const one = { name: crypto.randomUUID(), owner, resource_groups: [...resource_groups] };
      const { rows } =
        things === 'vendors'
          ? await api('POST /imports/vendors/check', { body: { vendors: [one] }, signal })
          : await api('POST /imports/applications/check', { body: { applications: [one] }, signal });
      return rows.some(({ remarks }) => remarks.some(({ path }) => path === 'owner'));
    },
  });

type OwnerRemarkProps = {
  things: Things;
  draft: { owner: string; resource_groups: readonly string[] };
  /** The saved owner, if a user has that name. */
  known: string | undefined;
};

/** Shown and announced after a pause in typing. */
export const OwnerRemark = ({ things, draft: { owner, resource_groups }, known }: OwnerRemarkProps) => {
  const typed = owner.trim();
  const isAsked = typed !== '' && typed !== known;
  const { data } = useQuery({ ...isNobody(things, typed, resource_groups), enabled: isAsked });
  return (
    // Reserves the line, so that no button moves while it is being clicked.
    <div className="owner-remark" aria-live="polite">
      {isAsked && data && <UnknownOwner things={things} />}
    </div>
  );
};
