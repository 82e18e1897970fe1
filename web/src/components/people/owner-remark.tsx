import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#web/api/client.ts';
import type { SubjectOf } from '#web/routing/subject-path.ts';
import './owner-remark.css';

type Things = SubjectOf['things'];

/** That its owner is nobody here: they may be outside of the product, and are not told of anything. */
export const NobodyCalledSo = ({ things }: { things: Things }) => {
  const { t } = useTranslation();
  return <StatusIndicator type="info">{t(`${things}.form.ownerNobody`)}</StatusIndicator>;
};

/** Whoever types no more for so long has typed it. */
const TYPED = 400;

/** By what such a thing would come to: who can see it, and who has that name, is the API's to know. */
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
  /** What is saved as its owner, where that is somebody. */
  known: string | undefined;
};

/** Said, and read out, once it is typed. */
export const OwnerRemark = ({ things, draft: { owner, resource_groups }, known }: OwnerRemarkProps) => {
  const typed = owner.trim();
  const isAsked = typed !== '' && typed !== known;
  const { data } = useQuery({ ...isNobody(things, typed, resource_groups), enabled: isAsked });
  return (
    // Its line is reserved, so that no button moves while it is being clicked.
    <div className="owner-remark" aria-live="polite">
      {isAsked && data && <NobodyCalledSo things={things} />}
    </div>
  );
};
