import { createWebhookHeaders, createWebhookSecret } from './signature.ts';

test('signs as the example of the specification', () => {
  const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1_614_265_330, body: '{"test": 2432232314}' };
  expect(createWebhookHeaders('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', message)).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

test('generates a different secret each time', () => {
  expect(createWebhookSecret()).toMatch(/^whsec_[\w+/]{43}=$/);
  expect(createWebhookSecret()).not.toBe(createWebhookSecret());
});
