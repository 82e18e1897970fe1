import Button from '@cloudscape-design/components/button';
import Dropdown from '@cloudscape-design/components/dropdown';
import Spinner from '@cloudscape-design/components/spinner';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#web/parts.ts';
import { notificationsQuery } from './queries.ts';
import './notifications.css';

const NotificationsLoading = () => (
  <div className="notifications-empty">
    <Spinner />
  </div>
);

const NotificationsPanel = lazyPart(() => import('./notifications-panel.tsx'));

export const NotificationsMenu = () => {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLDivElement>(null);
  const { data = [] } = useQuery(notificationsQuery);
  const unread = data.filter((one) => !one.notification_read).length;

  const close = () => setOpen(false);
  const closeAndReturn = () => {
    close();
    trigger.current?.querySelector('button')?.focus();
  };

  return (
    <Dropdown
      open={open}
      onOutsideClick={close}
      onEscape={closeAndReturn}
      minWidth={320}
      maxWidth={420}
      expandToViewport
      ariaRole="dialog"
      ariaLabel={t('notifications.label')}
      trigger={
        <div ref={trigger} className="bell">
          <Button
            variant="icon"
            iconName="notification"
            ariaExpanded={open}
            ariaLabel={unread > 0 ? t('notifications.labelUnread', { count: unread }) : t('notifications.label')}
            onClick={() => setOpen(!open)}
          />
          {unread > 0 && (
            <span className="bell-badge" aria-hidden="true">
              {unread > 99 ? '99+' : unread}
            </span>
          )}
        </div>
      }
      content={
        <Suspense fallback={<NotificationsLoading />}>
          <NotificationsPanel onFollow={close} />
        </Suspense>
      }
    />
  );
};
