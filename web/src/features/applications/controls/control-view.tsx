import SpaceBetween from '@cloudscape-design/components/space-between';
import type { ShownControl } from '#domain/controls/control.ts';
import { ControlHistory } from './control-history.tsx';
import { ControlWork } from './control-work.tsx';
import { NextOne } from './next-one.tsx';

/** Shows everything about one control, so that a reviewer needs no other page. */
export const ControlView = ({ one }: { one: ShownControl }) => (
  <SpaceBetween size="l">
    <NextOne one={one} />
    <ControlWork one={one} />
    <ControlHistory one={one} />
  </SpaceBetween>
);
