/** The pages of a group, in a menu beside the collapsed sidebar. */
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router-dom';
import './sidebar-menu.css';

type SidebarMenuProps = {
  label: string;
  /** The element that opened the menu: it determines the position and gets the focus back. */
  trigger: HTMLElement;
  items: readonly { text: string; href: string }[];
  activeHref: string;
  onClose: () => void;
};

/** Distance from the edge of the window, in pixels. */
const MARGIN = 8;

export const SidebarMenu = ({ label, trigger, items, activeHref, onClose }: SidebarMenuProps) => {
  const menu = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const anchor = trigger.closest('nav') ?? trigger;
  const links = () => [...(menu.current?.querySelectorAll('a') ?? [])];

  useLayoutEffect(() => {
    const lowest = window.innerHeight - (menu.current?.offsetHeight ?? 0) - MARGIN;
    setTop(Math.max(MARGIN, Math.min(trigger.getBoundingClientRect().top - MARGIN, lowest)));
  }, [trigger]);

  useEffect(() => menu.current?.querySelector('a')?.focus(), []);

  useEffect(() => {
    const closeOutside = ({ target }: PointerEvent) => {
      const inside = target instanceof Node && (menu.current?.contains(target) || trigger.contains(target));
      if (!inside) onClose();
    };
    document.addEventListener('pointerdown', closeOutside);
    window.addEventListener('resize', onClose);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      window.removeEventListener('resize', onClose);
    };
  }, [trigger, onClose]);

  const closeAndReturn = () => {
    trigger.focus();
    onClose();
  };

  const step = (by: number) => {
    const all = links();
    const at = all.findIndex((link) => link.matches(':focus'));
    all.at((at + by) % all.length)?.focus();
  };

  const actions: Record<string, () => void> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Home: () => links()[0]?.focus(),
    End: () => links().at(-1)?.focus(),
    Escape: closeAndReturn,
    ArrowLeft: closeAndReturn,
  };

  const press = (event: KeyboardEvent) => {
    // The browser then moves the focus on from the trigger.
    if (event.key === 'Tab') return closeAndReturn();
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };

  return createPortal(
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className="side-menu"
      style={{ insetBlockStart: top, insetInlineStart: anchor.getBoundingClientRect().right + MARGIN }}
      onKeyDown={press}
    >
      {items.map(({ text, href }) => (
        <Link
          key={href}
          role="menuitem"
          tabIndex={-1}
          to={href}
          aria-current={href === activeHref ? 'page' : undefined}
          onClick={onClose}
        >
          {text}
        </Link>
      ))}
    </div>,
    document.body,
  );
};
