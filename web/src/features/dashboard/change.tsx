import { useTranslation } from 'react-i18next';

/** Change within the last 30 days, if known and not zero. */
export const Change = ({ by, unit }: { by: number | undefined; unit: 'count' | 'points' | 'short' }) => {
  const { t, i18n } = useTranslation();
  if (!by) return null;
  const formatted = new Intl.NumberFormat(i18n.language, { signDisplay: 'exceptZero' }).format(by);
  return (
    <small className="dashboard-change">
      {t(`dashboard.change.${unit}`, { change: formatted, count: Math.abs(by) })}
    </small>
  );
};
