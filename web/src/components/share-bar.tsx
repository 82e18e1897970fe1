/** A progress bar for a static share, with its value in words. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { percentOf } from '#domain/frameworks/coverage.ts';
import './share-bar.css';

type ShareBarProps = {
  /** From 0 to 1. */
  share: number;
  name: string;
  label: ReactNode;
  description?: string;
  additionalInfo?: ReactNode;
};

export const ShareBar = ({ share, name, label, description, additionalInfo }: ShareBarProps) => {
  const { t, i18n } = useTranslation();
  const { percent, bound } = percentOf(share);
  const shown = new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(percent / 100);
  const text = bound === 'exactly' ? shown : t(`actions.${bound}`, { share: shown });
  return (
    <div className="share-bar">
      <div>{label}</div>
      {description && <small>{description}</small>}
      <div className="share-drawn">
        <progress max={1} value={share} aria-label={name} aria-valuetext={text} />
        <span aria-hidden="true">{text}</span>
      </div>
      {additionalInfo && <small>{additionalInfo}</small>}
    </div>
  );
};
