import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RouterLink } from '#web/components/page/router-link.tsx';

export type Count = {
  value: string;
  label: ReactNode;
  /** Accessible text of the link. */
  text: string;
  count: number;
  to: string;
};

/** Counts as linked figures with bars. */
export const Counts = ({ counts }: { counts: readonly Count[] }) => {
  const { i18n } = useTranslation();
  const most = Math.max(1, ...counts.map(({ count }) => count));
  return (
    <ul className="dashboard-counts">
      {counts.map(({ value, label, text, count, to }) => (
        <li key={value} data-zero={count === 0 || undefined}>
          <span>{label}</span>
          <span className="dashboard-bar" aria-hidden="true">
            <span style={{ inlineSize: `${(100 * count) / most}%` }} />
          </span>
          <span className="dashboard-count">
            <RouterLink to={to} ariaLabel={`${text}: ${count.toLocaleString(i18n.language)}`}>
              {count.toLocaleString(i18n.language)}
            </RouterLink>
          </span>
        </li>
      ))}
    </ul>
  );
};
