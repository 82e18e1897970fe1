/** Pages after sign-in that use the full screen. */
import { Outlet } from 'react-router-dom';
import { Snackbars } from '#web/components/snackbars/snackbars.tsx';
import { Idle } from '#web/features/idle/idle.tsx';
import { ViewingBar } from '#web/features/viewing/viewing-bar.tsx';
import { SignedIn } from './signed-in.tsx';
import './whole-screen.css';

export { knowUser } from './signed-in.tsx';

export const WholeScreenPages = () => (
  <SignedIn>
    <div className="whole-screen">
      <ViewingBar />
      <Outlet />
    </div>
    <Snackbars />
    <Idle />
  </SignedIn>
);
