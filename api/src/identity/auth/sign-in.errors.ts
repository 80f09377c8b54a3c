import { AppError } from '../../platform/errors/app-error.ts';

export const invalidCredentials = () => new AppError(401, 'invalidCredentials', 'Wrong login or password');

export const singleSignOnRequired = ({ id, name }: { id: string; name: string }) =>
  new AppError(403, 'singleSignOnRequired', `Your organization requires you to sign in with ${name}`, {
    params: { providerId: id, providerName: name },
  });
