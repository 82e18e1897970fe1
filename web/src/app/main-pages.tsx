import { MainLayout } from './main-layout/main-layout.tsx';
import { SignedIn } from './signed-in.tsx';

export { knowUser } from './signed-in.tsx';

export const MainPages = () => (
  <SignedIn>
    <MainLayout />
  </SignedIn>
);
