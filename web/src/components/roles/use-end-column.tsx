import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useTranslation } from 'react-i18next';
import { nextEnd } from '#domain/people/role-end.ts';
import type { Column } from '#web/components/list/columns/column.ts';
import { formatDate } from '#web/components/moment.tsx';
import { useToday } from '#web/components/today.ts';

type Holder = { id: string; roles: readonly { ends_on: string | null }[] };

/** The next end of a role in a list of people or API clients. */
export const useEndColumn = <R extends Holder>(): Column<R> => {
  const { t, i18n } = useTranslation();
  const today = useToday();
  const text = (holder: R) => {
    const end = nextEnd(holder);
    if (end === '') return '';
    const day = formatDate(end, i18n.language);
    return end < today ? t('roles.endedOn', { day }) : day;
  };
  return {
    id: 'ends_on',
    header: t('roles.endsOn'),
    text,
    inFile: nextEnd,
    cell: (holder) =>
      nextEnd(holder) !== '' && nextEnd(holder) < today ? (
        <StatusIndicator type="stopped">{text(holder)}</StatusIndicator>
      ) : (
        text(holder)
      ),
    width: 150,
  };
};
