import { testEventSamples } from '../../platform/testing/event-samples.ts';
import { calendarEventAggregate } from './aggregate.ts';
import samples from './events.samples.json' with { type: 'json' };

testEventSamples(calendarEventAggregate, samples);
