import { Outlet } from 'react-router-dom';
import { ProofDialog } from './proof-dialog.tsx';

/** What every page of the settings may need. */
export const SettingsFrame = () => (
  <>
    <Outlet />
    <ProofDialog />
  </>
);
