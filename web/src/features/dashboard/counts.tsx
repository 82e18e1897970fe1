import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApplicationTier } from '#domain/enumerations.ts';
import { RouterLink } from '#web/components/page/router-link.tsx';

export type Count = {
  value: string;
  label: ReactNode;
  /** Accessible text of the link. */
  text: string;
  count: number;
  /** Change within the last 30 days, if known. */
  change?: number | undefined;
  to: string;
  /** The tier whose color the bar has. */
  tier?: ApplicationTier;
};

const Change = ({ by }: { by: number }) => {
  const { t, i18n } = useTranslation();
  const signed = new Intl.NumberFormat(i18n.language, { signDisplay: 'always' }).format(by);
  return <small>{by === 0 ? '=' : t('dashboard.change', { change: signed })}</small>;
};

/** Counts as linked figures with bars. */
export const Counts = ({ counts }: { counts: readonly Count[] }) => {
  const { i18n } = useTranslation();
  const most = Math.max(1, ...counts.map(({ count }) => count));
  return (
    <ul className="dashboard-counts">
      {counts.map(({ value, label, text, count, change, to, tier }) => (
        <li key={value} data-zero={count === 0 || undefined}>
          <span>{label}</span>
          <span className="dashboard-bar" aria-hidden="true">
            <span data-tier={tier} style={{ inlineSize: `${(100 * count) / most}%` }} />
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
