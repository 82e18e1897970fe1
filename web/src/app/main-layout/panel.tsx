import Button, { type ButtonProps } from '@cloudscape-design/components/button';
import type { ReactNode, Ref } from 'react';

type PanelProps = {
  as: 'nav' | 'aside';
  label: string;
  toggle: { icon: ButtonProps['iconName']; label: string; isOpen: boolean; onToggle: () => void };
  /** Of the toggle button. */
  ref: Ref<ButtonProps.Ref>;
  className: string;
  children: ReactNode;
};

/** Beside the page, or over it on a narrow screen. Stays in place while the page scrolls. */
export const Panel = ({ as: Landmark, label, toggle, ref, className, children }: PanelProps) => (
  <Landmark className={`main-panel ${className}`} aria-label={label}>
    <div className="main-panel-toggle">
      <Button
        ref={ref}
        variant="icon"
        iconName={toggle.icon}
        ariaLabel={toggle.label}
        ariaExpanded={toggle.isOpen}
        onClick={toggle.onToggle}
      />
    </div>
    {children}
  </Landmark>
);
