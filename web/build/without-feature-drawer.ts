/** Cloudscape's layout brings a drawer for feature notifications, with all of drag and drop. Nothing here opens it. */
import type { Plugin } from 'vite';

const DRAWER = 'drawer/feature-notifications-drawer-content';
const NOTHING = '\0without-feature-drawer';

export const withoutFeatureDrawer = (): Plugin => ({
  name: 'without-feature-drawer',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source.endsWith(DRAWER) && importer?.includes('@cloudscape-design') ? NOTHING : undefined,
  load: (id) =>
    id === NOTHING ? 'export const RuntimeContentPart = () => null; export default RuntimeContentPart;' : undefined,
});
