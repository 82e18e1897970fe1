/** Bar across every page while an administrator views the product as another user. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CurrentUser } from '#domain/people/user.ts';
import { isAdministrator } from '#domain/permissions.ts';
import { api } from '#web/api/client.ts';
import { forgetViewingBefore, stopViewing, useViewing, viewingBefore } from '#web/auth/viewing.ts';
import { formatTime } from '#web/components/moment.tsx';
import { currentUserQuery } from '#web/features/current-user/queries.ts';
import './viewing.css';
import { useGroupName } from '#web/components/groups/use-group-name.ts';

/** Number of groups named. */
const AT_A_GLANCE = 2;

const useRolesText = () => {
  const { t, i18n } = useTranslation();
  const groupName = useGroupName();
  const listed = (words: readonly string[]) => new Intl.ListFormat(i18n.language).format(words);
  return ({ roles }: CurrentUser) => {
    if (roles.length === 0) return t('roles.none');
    if (isAdministrator(roles)) return t('roles.names.Administrator'); // covers all other roles
    const shown = Object.entries(Object.groupBy(roles.slice(0, AT_A_GLANCE), ({ name }) => t(`roles.names.${name}`)));
    const words = shown.map(([role, held = []]) =>
      t('roles.heldIn', { role, group: listed(held.map(({ resource_group }) => groupName(resource_group))) }),
    );
    const more = roles.length - AT_A_GLANCE;
    return [...words, ...(more > 0 ? [t('viewing.more', { count: more })] : [])].join(', ');
  };
};

type BarProps = { kind: 'now' | 'over'; label: string; text: string; children: ReactNode };

const Bar = ({ kind, label, text, children }: BarProps) => (
  <section className={`viewing-bar viewing-${kind}`} aria-label={label}>
    <p role="alert">{text}</p>
    {children}
  </section>
);

type ViewingProps = { viewed: NonNullable<ReturnType<typeof useViewing>> };

const Now = ({ viewed }: ViewingProps) => {
  const { t, i18n } = useTranslation();
  const rolesText = useRolesText();
  const { data: user } = useQuery({ ...currentUserQuery, enabled: false });
  const { id: viewing_id, until, person } = viewed;
  const { mutate, isPending } = useMutation({
    mutationFn: () => api('DELETE /access/viewings/{viewing_id}', { params: { viewing_id }, asSelf: true }),
    // In any case: this browser stops sending the header, and the server's session expires later.
    onSettled: () => stopViewing(viewed),
  });
  const name = user ? t('viewing.who', { name: person.name, roles: rolesText(user) }) : person.name;
  return (
    <Bar
      kind="now"
      label={t('viewing.as', person)}
      text={t('viewing.bar', { name, time: formatTime(until, i18n.language) })}
    >
      <button type="button" disabled={isPending} onClick={() => mutate()}>
        {t('viewing.stop')}
      </button>
    </Bar>
  );
};

const Over = ({ viewed, onClose }: ViewingProps & { onClose: () => void }) => {
  const { t } = useTranslation();
  return (
    <Bar kind="over" label={t('viewing.as', viewed.person)} text={t('viewing.over', viewed.person)}>
      <button type="button" onClick={onClose}>
        {t('actions.close')}
      </button>
    </Bar>
  );
};

export const ViewingBar = () => {
  const viewed = useViewing();
  const [before, setBefore] = useState(viewingBefore);
  const close = () => {
    forgetViewingBefore();
    setBefore(undefined);
  };
  if (viewed) return <Now viewed={viewed} />;
  return before && <Over viewed={before} onClose={close} />;
};
