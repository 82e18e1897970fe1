import { useTranslation } from 'react-i18next';
import type { ListedControl } from '#domain/controls/control.ts';
import { NOBODY } from '#domain/controls/control-list.ts';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { controlsPath } from '#web/routing/application-path.ts';

/** Counts of controls that need work; each number links to the filtered list. */
export const ControlProgress = ({ id, controls }: { id: string; controls: readonly ListedControl[] }) => {
  const { t, i18n } = useTranslation();
  const counting = controls.filter(({ state }) => state !== 'not_applicable');
  const number = (label: string, query: string, has: (control: ListedControl) => boolean) => {
    const count = counting.filter(has).length;
    const text = count.toLocaleString(i18n.language);
    return (
      <div>
        <dt>{label}</dt>
        <dd>{count > 0 ? <RouterLink to={`${controlsPath(id)}?${query}`}>{text}</RouterLink> : text}</dd>
      </div>
    );
  };
  return (
    <dl className="control-standing">
      {number(t('controls.standing.ready'), 'state=ready_for_review', ({ state }) => state === 'ready_for_review')}
      {number(t('controls.standing.returned'), 'state=returned', ({ state }) => state === 'returned')}
      {number(t('controls.standing.overdue'), 'due_on=overdue', ({ overdue }) => overdue)}
      {number(t('controls.standing.nobody'), `owner=${NOBODY}`, ({ owner }) => owner === null)}
    </dl>
  );
};
