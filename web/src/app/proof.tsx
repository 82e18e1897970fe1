/** Whatever page needs a fresh proof of who asks: the dialog for it comes when it is asked for. */
import { Suspense } from 'react';
import { useProofRequest } from '#web/auth/proof-request.ts';
import { loadTexts } from '#web/i18n/index.ts';
import { lazyPart } from '#web/parts.ts';

const ProofDialog = lazyPart(async () => {
  const [dialog] = await Promise.all([
    import('#web/features/settings/proof-dialog.tsx'),
    loadTexts('settings', 'steps'),
  ]);
  return dialog;
});

export const Proof = () =>
  useProofRequest() ? (
    <Suspense>
      <ProofDialog />
    </Suspense>
  ) : null;
