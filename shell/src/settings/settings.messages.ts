import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'shell.settings.title', defaultMessage: 'My settings' },
  language: { id: 'shell.settings.language', defaultMessage: 'Language' },
  units: { id: 'shell.settings.units', defaultMessage: 'Units' },
  colorMode: { id: 'shell.settings.colorMode', defaultMessage: 'Colours' },
});

export const unitLabels = defineMessages({
  metric: { id: 'shell.settings.metric', defaultMessage: 'Metric' },
  imperial: { id: 'shell.settings.imperial', defaultMessage: 'Imperial' },
});

export const colorModeLabels = defineMessages({
  light: { id: 'shell.settings.light', defaultMessage: 'Light' },
  dark: { id: 'shell.settings.dark', defaultMessage: 'Dark' },
  system: { id: 'shell.settings.system', defaultMessage: 'System' },
});
