import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Spinner from '@cloudscape-design/components/spinner';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { changeFailed } from '#web/components/change-failed.ts';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { NotificationItem } from './notification-item.tsx';
import { notificationsQuery, useMarkRead } from './queries.ts';

const NotificationsPanel = ({ onFollow }: { onFollow: () => void }) => {
  const { t } = useTranslation();
  // Opening the panel asks for the latest.
  const { data, error, refetch, dataUpdatedAt } = useQuery({ ...notificationsQuery, refetchOnMount: 'always' });
  const { mutate: markRead } = useMarkRead((failure) =>
    snackbar.show({ type: 'error', message: changeFailed(t, t('notifications.markFailed'), failure) }),
  );

  if (!data)
    return (
      <div className="notifications-empty">
        {error ? (
          <LoadFailed what={t('notifications.failed')} error={error} onRetry={() => void refetch()} />
        ) : (
          <Spinner />
        )}
      </div>
    );

  const unread = data.some((one) => !one.notification_read);
  return (
    <div className="notifications">
      <div className="notifications-head">
        <Box variant="h2" fontSize="heading-s" padding="n">
          {t('notifications.recent', { total: data.length })}
        </Box>
        {unread && (
          <Button variant="inline-link" onClick={() => markRead('all')}>
            {t('notifications.markAll')}
          </Button>
        )}
      </div>
      {data.length === 0 ? (
        <div className="notifications-empty">
          <Box color="text-body-secondary">{t('notifications.none')}</Box>
        </div>
      ) : (
        <ul className="notifications-list">
          {data.map((one) => (
            <NotificationItem
              key={one.notification_id}
              notification={one}
              now={Math.max(dataUpdatedAt, Date.parse(one.notification_timestamp))}
              onRead={() => markRead(one.notification_id)}
              onFollow={onFollow}
            />
          ))}
        </ul>
      )}
    </div>
  );
};

export default NotificationsPanel;
