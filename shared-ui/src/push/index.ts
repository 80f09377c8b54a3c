export { PushNotifications } from './push-notifications.tsx';
