import Icon from '@cloudscape-design/components/icon';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Notification } from '#domain/notifications/notification.ts';
import { useOriginState } from '#web/app/main-layout/origin.ts';
import { formatMoment } from '#web/components/moment.tsx';
import { notificationTarget } from './notification-link.ts';
import { ago } from './notification-time.ts';

type ItemProps = { notification: Notification; now: number; onRead: () => void; onFollow: () => void };

/** A link if the notification has a target, a button if it can only be marked as read, otherwise text. */
export const NotificationItem = ({ notification, now, onRead, onFollow }: ItemProps) => {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const originState = useOriginState();
  const { notification_text: text, notification_timestamp: timestamp, notification_read: read } = notification;
  const target = notificationTarget(notification.notification_link, window.location.origin);
  const readIfNew = () => !read && onRead();

  const passed = ago(timestamp, now);
  const when =
    passed.unit === 'now' ? t('notifications.justNow') : t(`notifications.${passed.unit}Ago`, { count: passed.count });
  const body = (
    <>
      {!read && <span className="notification-mark" role="img" aria-label={t('notifications.unread')} />}
      <span className="notification-text">{text}</span>
      <time className="notification-when" dateTime={timestamp} title={formatMoment(timestamp, i18n.language)}>
        {when}
      </time>
    </>
  );

  return (
    <li className={read ? 'notification' : 'notification notification-unread'}>
      {target?.inside && (
        <a
          className="notification-body"
          href={target.path}
          onClick={(event) => {
            readIfNew();
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            onFollow();
            navigate(target.path, { state: originState });
          }}
        >
          {body}
        </a>
      )}
      {target && !target.inside && (
        <a
          className="notification-body"
          href={target.href}
          target="_blank"
          rel="noopener noreferrer"
          onClick={readIfNew}
        >
          {body}
          <span className="notification-external">
            <Icon name="external" size="small" ariaLabel={t('actions.opensInNewTab')} />
          </span>
        </a>
      )}
      {!target && !read && (
        <button type="button" className="notification-body" onClick={onRead}>
          {body}
        </button>
      )}
      {!target && read && <div className="notification-body">{body}</div>}
    </li>
  );
};
