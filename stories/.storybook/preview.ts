import type { Preview } from '@storybook/react-vite';
import { annotations } from './annotations';
import { ComponentPage } from './component-page';
import { describeComponent, textControls, writtenTypes } from './docgen';
import { globalTypes } from './toolbar';

const preview: Preview = {
  ...annotations,
  globalTypes,
  argTypesEnhancers: [writtenTypes, textControls],
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { page: ComponentPage, extractComponentDescription: describeComponent },
    options: { storySort: { order: ['Welcome', 'Tokens', 'Components', 'Screens'] } },
  },
};

export default preview;
