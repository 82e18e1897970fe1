import Checkbox from '@cloudscape-design/components/checkbox';
import { useTranslation } from 'react-i18next';
import type { ChosenKind } from '#domain/notifications/kinds.ts';
import { CHANNELS, isOn, switchedWays, type Ways } from './choices.ts';

type ChannelBoxesProps = {
  label: string;
  kinds: readonly ChosenKind[];
  ways: Ways;
  onChange: (ways: Partial<Ways>) => void;
};

/** The check boxes of one kind, or of a group of kinds. */
export const ChannelBoxes = ({ label, kinds, ways, onChange }: ChannelBoxesProps) => {
  const { t } = useTranslation();
  return CHANNELS.map((channel) => {
    const on = kinds.filter((kind) => isOn(ways[kind], channel)).length;
    return (
      <td key={channel}>
        <Checkbox
          ariaLabel={`${label}: ${t(`settings.notifications.channels.${channel}`)}`}
          checked={on === kinds.length}
          indeterminate={on > 0 && on < kinds.length}
          onChange={({ detail }) => onChange(switchedWays(ways, kinds, channel, detail.checked))}
        />
      </td>
    );
  });
};
