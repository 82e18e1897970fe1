import type { ReactNode } from 'react';
import { BrandPanel } from './brand-panel.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import './entry-layout.css';

/** A split screen with the brand panel on one side and the form on the other. */
export const EntryFrame = ({ children }: { children: ReactNode }) => (
  <div className="entry">
    <BrandPanel />
    <main className="entry-main">
      <LanguageSwitch />
      <div className="entry-form">{children}</div>
    </main>
  </div>
);
