import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RouterLink } from '#web/components/page/router-link.tsx';

export type Count = {
  value: string;
  label: ReactNode;
  /** In words, for what a link says of itself. */
  text: string;
  count: number;
  /** By how many it is more than 30 days ago, where that is known. */
  change?: number | undefined;
  /** The list of just these. */
  to: string;
};

const Change = ({ by }: { by: number }) => {
  const { t, i18n } = useTranslation();
  const signed = new Intl.NumberFormat(i18n.language, { signDisplay: 'always' }).format(by);
  return <small>{by === 0 ? '=' : t('dashboard.change', { change: signed })}</small>;
};

/** How many there are of each, as figures that lead to them and as bars beside one another. */
export const Counts = ({ counts }: { counts: readonly Count[] }) => {
  const { i18n } = useTranslation();
  const most = Math.max(1, ...counts.map(({ count }) => count));
  return (
    <ul className="dashboard-counts">
      {counts.map(({ value, label, text, count, change, to }) => (
        <li key={value}>
          <span>{label}</span>
          <span className="dashboard-bar" aria-hidden="true">
            <span style={{ inlineSize: `${(100 * count) / most}%` }} />
          </span>
          <span className="dashboard-count">
            <RouterLink to={to} ariaLabel={`${text}: ${count.toLocaleString(i18n.language)}`}>
              {count.toLocaleString(i18n.language)}
            </RouterLink>
            {change !== undefined && <Change by={change} />}
          </span>
        </li>
      ))}
    </ul>
  );
};
