import Modal from '@cloudscape-design/components/modal';
import { useTranslation } from 'react-i18next';
import type { AuditedPath } from '#domain/audit/words.ts';
import { api } from '#web/api/client.ts';
import { TrailTable } from './trail-table.tsx';
import { PART, useTrail } from './use-trail.ts';

type HistoryDialogProps = { what: AuditedPath; id: string; name: string; onClose: () => void };

const HistoryDialog = ({ what, id, name, onClose }: HistoryDialogProps) => {
  const { t } = useTranslation();
  const trail = useTrail([what, id], PART, (query, signal) =>
    api('GET /audit/{what}/{id}', { params: { what, id }, query, signal }),
  );
  const title = t('audit.history.title', { name });
  return (
    <Modal visible size="large" header={title} closeAriaLabel={t('actions.close')} onDismiss={onClose}>
      <TrailTable trail={trail} label={title} columns={['at', 'who', 'what', 'changes']} />
    </Modal>
  );
};

export default HistoryDialog;
