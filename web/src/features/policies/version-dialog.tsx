import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Policy } from '#domain/policies/policy.ts';
import { Words } from '#web/components/detail/panel.tsx';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { Content, Effect } from './policy-content.tsx';
import { policyQueries } from './queries.ts';

type VersionDialogProps = { policy: Policy; number: number; isSuperseded: boolean; onClose: () => void };

/** The content of a version, with the hash that acknowledgements and the audit log name. */
const VersionDialog = ({ policy, number, isSuperseded, onClose }: VersionDialogProps) => {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(policyQueries.version(policy.id, number));
  return (
    <Modal
      visible
      size="large"
      header={t('policies.detail.version', { number })}
      onDismiss={onClose}
      footer={
        <Box float="right">
          <Button onClick={onClose}>{t('actions.close')}</Button>
        </Box>
      }
    >
      {error && !data && (
        <LoadFailed what={t('policies.content.failed')} error={error} onRetry={() => void refetch()} />
      )}
      {!error && !data && t('actions.loading')}
      {data && (
        <SpaceBetween size="m">
          <Box variant="h3">{data.name}</Box>
          <Effect policy={policy} version={data} isSuperseded={isSuperseded} />
          {data.purpose !== '' && <Words>{data.purpose}</Words>}
          <Content {...data} />
          <Box color="text-body-secondary" fontSize="body-s">
            <span className="prose">{t('policies.content.hash', { hash: data.hash })}</span>
          </Box>
        </SpaceBetween>
      )}
    </Modal>
  );
};

export default VersionDialog;
