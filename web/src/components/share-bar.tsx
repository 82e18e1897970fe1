/** A progress bar for a static share, with its value in words. */
import type { ReactNode } from 'react';
import { useShareText } from './use-share-text.ts';
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
  const text = useShareText()(share);
  return (
    <div className="share-bar">
      <div>{label}</div>
      {description && <small>{description}</small>}
      <div className="share-drawn">
        <progress className="share-progress" max={1} value={share} aria-label={name} aria-valuetext={text} />
        <span aria-hidden="true">{text}</span>
      </div>
      {additionalInfo && <small>{additionalInfo}</small>}
    </div>
  );
};
