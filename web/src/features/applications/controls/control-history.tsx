import Box from '@cloudscape-design/components/box';
import Header from '@cloudscape-design/components/header';
import { useTranslation } from 'react-i18next';
import type { ShownControl } from '#domain/controls/control.ts';
import { api } from '#web/api/client.ts';
import { TrailTable } from '#web/components/trail/trail-table.tsx';
import { PART, useTrail } from '#web/components/trail/use-trail.ts';

const Trail = ({ id }: { id: string }) => {
  const { t } = useTranslation();
  const title = t('controls.one.history');
  const trail = useTrail(['controls', id], PART, (query, signal) =>
    api('GET /audit/{what}/{id}', { params: { what: 'controls', id }, query, signal }),
  );
  return (
    <TrailTable
      trail={trail}
      label={title}
      columns={['at', 'who', 'what', 'changes']}
      header={<Header variant="h2">{title}</Header>}
    />
  );
};

export const ControlHistory = ({ one: { version, entity_id } }: { one: ShownControl }) => {
  const { t } = useTranslation();
  if (version === 0) return <Box color="text-body-secondary">{t('controls.one.historyNone')}</Box>;
  return <Trail id={entity_id} />;
};
