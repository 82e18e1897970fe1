/** Whatever page needs a fresh proof of who asks: the dialog for it comes when it is asked for. */
import { Suspense } from 'react';
import { useProofRequest } from '#web/auth/proof-request.ts';
import { lazyPart } from '#web/parts.ts';
import { withTexts } from '#web/routing/page.ts';

const ProofDialog = lazyPart(withTexts(['settings', 'steps'], () => import('#web/features/settings/proof-dialog.tsx')));

export const Proof = () =>
  useProofRequest() ? (
    <Suspense>
      <ProofDialog />
    </Suspense>
  ) : null;
