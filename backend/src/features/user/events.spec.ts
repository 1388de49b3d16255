import { testEventSamples } from '../../platform/testing/event-samples.ts';
import { emailAggregate, userAggregate } from './aggregate.ts';
import emailSamples from './email-events.samples.json' with { type: 'json' };
import samples from './events.samples.json' with { type: 'json' };

testEventSamples(userAggregate, samples);
testEventSamples(emailAggregate, emailSamples);
