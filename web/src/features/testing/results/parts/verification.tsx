import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import { fileName } from '#domain/list/file-name.ts';
import { nameOf } from '#domain/tests/name.ts';
import type { WholeResult } from '../queries.ts';
import { Fold } from './fold.tsx';
import { useIdentity } from './identity.tsx';
import { TakeButton, type useTaking } from './take.tsx';

/** Hashes, engine and the file with which anyone can recompute the result. */
export const Verification = ({ data, taking }: { data: WholeResult; taking: ReturnType<typeof useTaking> }) => {
  const { t } = useTranslation();
  const { verification } = useIdentity(data);
  return (
    <Fold title={t('testResults.verification.title')} about={t('testResults.verification.about')}>
      <KeyValuePairs minColumnWidth={180} columns={3} items={verification} />
      <SpaceBetween size="xs">
        <TakeButton taking={taking} />
        <code className="result-hash">{`npm run verify -- "${fileName(nameOf(data.test), new Date())}.zip"`}</code>
      </SpaceBetween>
    </Fold>
  );
};
