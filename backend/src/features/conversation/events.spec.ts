import { testEventSamples } from '../../platform/testing/event-samples.ts';
import { conversationAggregate } from './aggregate.ts';
import samples from './events.samples.json' with { type: 'json' };

testEventSamples(conversationAggregate, samples);
